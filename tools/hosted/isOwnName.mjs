const OWN_NAMES = ['127.0.0.1', 'localhost'];

/** Whether a request calls this machine by its own name: other names could be those of a foreign page. */
export const isOwnName = (request) => OWN_NAMES.includes(new URL(request.url).hostname);
