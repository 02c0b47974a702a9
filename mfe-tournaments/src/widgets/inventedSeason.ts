/** On a site with a back end, this note marks the past season, which that back end does not know. */
export const inventedSeason = 'Données d’exemple\u00a0: équipes et résultats sont inventés.';
