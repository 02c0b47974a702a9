/** The visitor's page in the rare moment without any page on the server. */
export const UNAVAILABLE_PAGE = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Site momentanément indisponible | Jorkyball Prouvy</title>
</head>
<body>
<h1>Site momentanément indisponible</h1>
<p>Le site est en cours de mise à jour. Revenez dans une minute${'\u00a0'}: il n’y a rien d’autre à faire.</p>
</body>
</html>
`;
