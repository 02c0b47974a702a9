/** The request without the addresses that a proxy writes down: no proxy stands before it, so the client invented them. */
export function withoutAddresses(request) {
  const headers = new Headers(request.headers);
  for (const name of ['cf-connecting-ip', 'x-real-ip', 'x-forwarded-for']) headers.delete(name);
  return new Request(request, { headers });
}
