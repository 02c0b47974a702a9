export const firstMatchAdvice = `
<p>Vous savez jouer au football ? Tant mieux. Oubliez-en la moitié. Sur un terrain de 10 m sur 5, les habitudes du grand terrain se retournent contre vous : les passes longues reviennent, les courses sont trop longues et les murs jouent pour celui qui les regarde. Voici huit conseils pour prendre du plaisir dès la première heure.</p>

<h2>Avant d’entrer</h2>
<ol>
  <li><strong>Échauffez les chevilles et les cuisses.</strong> Les échanges s’enchaînent presque sans arrêt : une heure de jorkyball ressemble plus au squash qu’au footing. Dix minutes d’échauffement ne sont pas du luxe.</li>
  <li><strong>Répartissez les rôles.</strong> L’attaquant peut aller partout, sauf dans la zone d’engagement adverse. Le défenseur, lui, ne dépasse pas le milieu du terrain. Dites à voix haute qui fait quoi : au premier set, tout le monde oublie.</li>
</ol>

<h2>Avec la balle</h2>
<ol start="3">
  <li><strong>Visez un mur avant de viser le but.</strong> Un but de 1 m de côté, gardé par un défenseur, se trouve rarement en ligne droite. Un tir qui touche d’abord le côté arrive sous un autre angle, et souvent dans le dos de celui qui l’attendait.</li>
  <li><strong>Frappez moins fort.</strong> La balle pèse environ 200 g et sa feutrine accroche. Une frappe trop lourde traverse le terrain et revient à l’adversaire ; une frappe dosée meurt où vous le voulez.</li>
  <li><strong>Servez-vous de la paroi comme d’un troisième partenaire.</strong> Jouez contre le mur, reprenez votre propre ballon : c’est permis, et c’est le dribble le plus sûr.</li>
</ol>

<h2>Sans la balle</h2>
<ol start="6">
  <li><strong>Défendez l’angle, pas le joueur.</strong> Le tacle est interdit et les contacts aussi. Placez-vous entre le rebond probable et votre but : c’est la position qui gagne, pas le duel.</li>
  <li><strong>Restez sur vos pieds.</strong> Une main ou un genou au sol donne un coup franc à l’adversaire. Pliez les jambes plutôt que de plonger.</li>
  <li><strong>Après un but, ne relâchez rien.</strong> L’équipe qui vient de marquer remet la balle en jeu : les séries vont vite, et un set se gagne à 7.</li>
</ol>

<h2>Et au changement de set ?</h2>
<p>Un remplacement est obligatoire à chaque set, et les rôles s’échangent. Profitez-en. Défendre un set apprend à attaquer le suivant : on sait enfin quels tirs font peur. Si votre équipe compte trois joueurs, faites tourner ; si vous n’êtes que deux, changez de poste.</p>
<p>Comme il n’y a pas de limite de temps, ne regardez pas l’heure mais votre souffle : buvez entre les sets, et gardez une question simple pour la pause. « Quel mur nous a rapporté le plus ? » La réponse vaut souvent mieux qu’un plan de jeu.</p>

<blockquote><p>Le bon réflexe du débutant : avant chaque frappe, choisir une paroi.</p></blockquote>

<p>Reste à essayer. Deux contre deux, une heure, un terrain : la <a href="/reservation">réservation</a> prend une minute. Et si vous préférez être guidés, <a href="/services-tarifs">nos cours et entraînements</a> partent exactement de là.</p>
`;
