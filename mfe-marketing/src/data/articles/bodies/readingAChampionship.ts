export const readingAChampionship = `
<p>Une victoire vaut quatre points, une défaite en vaut parfois deux, et le huitième du classement joue encore quelque chose le dernier jour. Vu de la tribune, un championnat de jorkyball paraît compliqué. Il tient pourtant en quatre idées, que l’on retrouve dans les tournois suivis sur ce site.</p>

<h2>Un match se gagne en trois sets</h2>
<p>Deux équipes, deux joueurs de chaque côté : un attaquant et un défenseur. La première équipe à 7 buts gagne le set ; la première à trois sets gagne le match, qui en compte donc cinq au plus. Il n’y a ni chronomètre ni match nul. À chaque set, un changement est obligatoire : une équipe qui n’a qu’un bon attaquant et un bon défenseur ne va pas loin, il faut savoir jouer aux deux postes.</p>

<h2>Perdre de peu rapporte</h2>
<p>Le barème récompense la victoire, mais il fait aussi une différence entre une défaite nette et une défaite arrachée au cinquième set.</p>
<table>
  <caption>Points attribués après un match</caption>
  <thead>
    <tr><th scope="col">Résultat</th><th scope="col">Points</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Victoire</th><td>4</td></tr>
    <tr><th scope="row">Défaite avec deux sets gagnés</th><td>2</td></tr>
    <tr><th scope="row">Toute autre défaite</th><td>1</td></tr>
  </tbody>
</table>
<p>La conséquence se voit sur le terrain : menée deux sets à zéro, une équipe a encore une bonne raison de se battre. Aller chercher un quatrième, puis un cinquième set, c’est doubler la mise même si l’on finit par céder.</p>

<h2>En cas d’égalité, on compte les sets</h2>
<p>Quand deux équipes ont le même nombre de points, on les départage dans cet ordre :</p>
<ol>
  <li>la différence de sets, c’est-à-dire les sets gagnés moins les sets perdus ;</li>
  <li>la différence de buts ;</li>
  <li>enfin, l’ordre alphabétique, qui ne sert qu’à ne laisser personne sans rang.</li>
</ol>
<p>Un 7 à 6 et un 7 à 0 valent le même set, mais pas la même différence de buts. Dans un championnat serré, les derniers ballons d’un set déjà perdu comptent encore.</p>

<h2>Les phases finales donnent leur prix aux places</h2>
<p>Quand un tournoi prévoit des phases finales, huit équipes sont concernées, et chaque place a une valeur précise.</p>
<ul>
  <li><strong>1re et 2e :</strong> qualifiées d’office pour les demi-finales.</li>
  <li><strong>3e à 6e :</strong> un quart de finale, le 4e contre le 5e et le 3e contre le 6e.</li>
  <li><strong>7e et 8e :</strong> un match de relégation, l’un contre l’autre.</li>
</ul>
<p>Finir deuxième plutôt que troisième évite donc un match entier. Et finir sixième plutôt que septième change une saison : d’un côté un quart de finale, de l’autre la peur de descendre.</p>

<h2>Du département au niveau national</h2>
<p>En France, la Fédération Jorkyball France organise le championnat en divisions : départementale, régionale et nationale. Une équipe inscrit jusqu’à cinq joueurs, dont deux sur le terrain ; de quoi faire tourner, apprendre, et remplacer un ami blessé.</p>
<p>Pour vous entraîner à lire un classement, ouvrez un tournoi sur la page <a href="/tournois">Tournois</a> : les matchs en cours y sont en tête, et le tableau se met à jour à chaque feuille de match.</p>
`;
