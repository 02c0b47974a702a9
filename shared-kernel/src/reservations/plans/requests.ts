/**
 * Requests that a court for an hour does not answer, under the names that the contact form shows. A group states the
 * date and its size; other requests are written in the visitor's own words.
 */
export const requests = {
  'Cours et entraînements': 'message',
  'Football indoor': 'message',
  'Bons cadeaux': 'message',
  Tournois: 'group',
  'Événements privés': 'group',
  'Devis pour la construction d’un terrain': 'message',
  'Échange avec un expert en construction': 'message',
} as const;

export type RequestSubject = keyof typeof requests;

/** Navigation state of links to `paths.contact()`: the visitor's request. */
export type ContactState = { readonly subject: RequestSubject };

/** The subjects of groups. */
export type GroupSubject = {
  [Subject in RequestSubject]: (typeof requests)[Subject] extends 'group' ? Subject : never;
}[RequestSubject];

/** Whether that is one of the subjects: the history of a browser may hold anything. */
export function isRequestSubject(name: unknown): name is RequestSubject {
  return typeof name === 'string' && Object.hasOwn(requests, name);
}

/** Whether a group asks: then the day that it wishes and its size belong to the request. */
export function isGroupSubject(subject: RequestSubject): subject is GroupSubject {
  return requests[subject] === 'group';
}
