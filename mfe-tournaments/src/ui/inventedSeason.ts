/** Said, where there is a back end, of the past season that no back end knows of. */
export const inventedSeason = 'Données d’exemple\u00a0: équipes et résultats sont inventés.';
