export const jorkyballAroundTheWorld = `
<p>Deux joueurs contre deux, des parois qui renvoient la balle, aucun moyen de la mettre en touche : le jorkyball tient dans une boîte de 50 m². Cette boîte, on la trouve aujourd’hui en Europe, en Amérique et en Asie, et l’on y joue partout selon les mêmes règles. Voici comment un jeu de garage est devenu un sport international.</p>

<h2>Lyon, 1987 : un garage et une idée</h2>
<p>Gilles Paniez invente le jorkyball en 1987, à Lyon, dans un garage. L’idée emprunte à trois jeux à la fois : le football pour le geste, le squash pour les murs, le billard pour les angles. Dans un espace aussi court, la puissance ne suffit plus. Celui qui lit le rebond avant les autres a déjà un temps d’avance.</p>
<p>Le grand public découvre ce drôle de football en marge du vrai : le jorkyball est présenté en démonstration pendant les Coupes du monde de football.</p>
<ul>
  <li><strong>1990</strong>, en Italie : première démonstration pendant une Coupe du monde de football.</li>
  <li><strong>1994</strong> : première compétition internationale de jorkyball.</li>
  <li><strong>1998</strong>, en France : retour au pays, à l’occasion du Mondial.</li>
  <li><strong>2006</strong>, en Allemagne : troisième rendez-vous avec le football mondial.</li>
</ul>

<h2>Le même terrain, du Canada au Japon</h2>
<p>Une paroi transparente se comprend dans toutes les langues. Le terrain mesure 10 m sur 5, sous un filet tendu à 2,70 m ; les buts font 1 m de côté ; la balle, couverte de feutrine, mesure 14 cm de diamètre. Comme rien ne change d’un pays à l’autre, une équipe qui voyage n’a pas à réapprendre son sport : elle retrouve ses angles.</p>
<p>L’Italie, la Pologne, la Hongrie, le Portugal, l’Espagne et la Grande-Bretagne y jouent, comme le Canada, les États-Unis, le Mexique, le Japon, l’Inde ou Israël. La <strong>Jorkyball International Federation</strong> (JIF) fédère ce petit monde : elle compte douze pays membres et plus.</p>

<h2>Six Coupes du monde, et non une seule</h2>
<p>Le jorkyball ne sacre pas un unique champion. Six titres mondiaux se disputent :</p>
<ul>
  <li>la Coupe du monde des nations et celle des nations féminines ;</li>
  <li>la Coupe du monde des clubs et celle des clubs féminins ;</li>
  <li>la Coupe du monde mixte ;</li>
  <li>la Coupe du monde des vétérans.</li>
</ul>
<p>La formule dit beaucoup de l’esprit du jeu. On y joue pour son pays ou pour son club, entre femmes, entre hommes ou en équipe mixte, et l’on y revient chez les vétérans. En 2023, les championnats du monde se sont tenus en Pologne et ont réuni 24 nations.</p>

<h2>Ce que cela change à Prouvy</h2>
<p>Nos six terrains sont aux normes de la fédération internationale. Le court où vous jouez le mardi soir a donc les mêmes lignes, la même hauteur et les mêmes rebonds que celui d’une finale mondiale. C’est le meilleur moyen de comprendre ce que font les champions : voir un point, puis essayer de le rejouer.</p>
<p>Pour commencer par les yeux, cinq finales vous attendent sur <a href="/jorkyball-tv">Jorkyball TV</a>. Pour continuer par les pieds, il suffit d’être deux, trois ou quatre et de <a href="/reservation">réserver un terrain</a>.</p>
`;
