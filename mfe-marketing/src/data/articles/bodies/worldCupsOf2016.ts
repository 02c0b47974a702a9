export const worldCupsOf2016 = `
<p>Il y a des adresses que les joueurs de jorkyball connaissent sans y être jamais venus. Le Valenciennois en fait partie : en mai 2016, six Coupes du monde s’y sont jouées en quatre jours. Retour sur un printemps pendant lequel la planète jorkyball a tenu tout entière entre trois terrains.</p>

<h2>Quatre jours, six titres</h2>
<p>Nations, nations féminines, clubs, clubs féminins, mixte et vétérans : les six titres mondiaux ont été attribués la même semaine, dans la même agglomération. Pour le public, c’était la promesse de voir défiler toutes les façons de jouer, du match de vétérans tout en placement à la finale des nations.</p>
<figure>
  <table>
    <tbody>
      <tr><th scope="row">Coupes du monde</th><td>6</td></tr>
      <tr><th scope="row">Jours de compétition</th><td>4</td></tr>
      <tr><th scope="row">Matchs joués</th><td>environ 120</td></tr>
      <tr><th scope="row">Terrains</th><td>3</td></tr>
      <tr><th scope="row">Spectateurs par match</th><td>300 à 400</td></tr>
    </tbody>
  </table>
  <figcaption>Les Coupes du monde de mai 2016 en chiffres.</figcaption>
</figure>
<p>Faites le compte : 120 matchs sur trois terrains, cela fait une dizaine de rencontres par terrain et par jour. Sans chronomètre pour les arrêter, certaines se terminent au cinquième set. Il faut des bénévoles, des arbitres et un calendrier qui tient debout.</p>

<h2>Un public derrière la vitre</h2>
<p>Trois à quatre cents personnes autour d’un terrain de 50 m², c’est une proportion rare. Dans un grand stade, les derniers rangs devinent la balle. Ici, elle rebondit contre une paroi transparente juste devant le premier rang. On entend les consignes, on voit les appuis, on comprend une feinte au moment où elle part.</p>
<p>Chez les hommes, la France remporte la Coupe du monde des nations, pour la sixième fois de suite. Gagner est une chose ; gagner encore quand tout le monde vous attend, devant son public, en est une autre.</p>

<h2>Ce qu’il en reste ici</h2>
<p>Un grand tournoi laisse d’abord des souvenirs, puis des habitudes. Prouvy et son agglomération comptent aujourd’hui parmi les endroits où l’on peut pratiquer ce sport dans de vraies conditions de compétition :</p>
<ul>
  <li>six terrains aux normes de la fédération internationale, le double de ce qu’il fallait en 2016 ;</li>
  <li>un stade et sa tribune de 200 places, pour que le public garde sa place au bord de la vitre ;</li>
  <li>un championnat national, régional et départemental pour celles et ceux qui veulent aller plus loin.</li>
</ul>
<p>Rien de tout cela n’est réservé aux champions. Les mêmes lignes servent à des collègues, à des familles, à des curieux venus de Valenciennes ou de plus loin. Une partie suffit souvent pour comprendre le jeu : il n’y a que deux postes à apprendre, et quatre murs à apprivoiser.</p>

<h2>Venir voir, puis venir jouer</h2>
<p>Les finales mondiales se regardent sur <a href="/jorkyball-tv">Jorkyball TV</a>. Les rencontres à venir sont sur la page <a href="/tournois">Tournois</a>. Et si l’envie vous prend de savoir ce que l’on ressent de l’autre côté de la paroi, nous vous attendons au <a href="/jorkyball-prouvy">centre de Prouvy</a>, du lundi au dimanche, de 8h00 à 23h00.</p>
`;
