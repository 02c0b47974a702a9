/** Of a file beside `partners.ts` the build says the address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
