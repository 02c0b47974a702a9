export const tourOfTheCentre = `
<p>On nous demande souvent à quoi ressemble le centre avant d’y venir pour la première fois. À une salle de sport ? À un bar ? À un petit stade ? Un peu des trois. Poussez la porte avec nous : la visite suit le chemin que vous prendrez le jour de votre première partie.</p>

<h2>D’abord, les six terrains</h2>
<p>Le premier bruit que l’on entend est celui de la balle contre les parois. Six terrains de jorkyball s’alignent, tous aux normes de la fédération internationale : 10 m de long, 5 m de large, des murs transparents et un gazon synthétique. De l’extérieur, on voit tout. De l’intérieur, on oublie vite qu’on est regardé.</p>
<p>Chaque terrain accueille deux équipes de deux. Six terrains, cela veut dire vingt-quatre joueurs en même temps, et un tournoi entre amis qui avance sans temps mort.</p>

<h2>Ensuite, le bar de 12 mètres</h2>
<p>Le bar sportif déroule 12 mètres de comptoir. C’est là que l’on refait le match, que l’on attend son créneau et que les accompagnateurs s’installent. Une partie de jorkyball est courte et intense : l’après-match, lui, n’a pas de chronomètre.</p>

<h2>Enfin, le stade et sa tribune</h2>
<p>Pour les rencontres qui comptent, le stade ouvre sa tribune de 200 places. Deux cents personnes autour d’un sport qui se joue à quatre : le rapport surprend, puis on comprend. Sur un terrain aussi court, rien n’échappe au public, ni la feinte, ni le rebond, ni la grimace de celui qui a manqué le cadre.</p>

<h2>Le centre en chiffres</h2>
<table>
  <caption>Ce qui vous attend à Prouvy</caption>
  <thead>
    <tr><th scope="col">Espace</th><th scope="col">Mesure</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Terrains de jorkyball</th><td>6</td></tr>
    <tr><th scope="row">Dimensions d’un terrain</th><td>10 m × 5 m</td></tr>
    <tr><th scope="row">Bar sportif</th><td>12 m</td></tr>
    <tr><th scope="row">Tribune du stade</th><td>200 places</td></tr>
    <tr><th scope="row">Ouverture</th><td>du lundi au dimanche, 8h00 – 23h00</td></tr>
  </tbody>
</table>

<h2>Préparer votre venue</h2>
<p>Le centre est ouvert tous les jours, de 8h00 à 23h00. Les terrains se réservent en ligne, à l’heure, pour deux, trois ou quatre joueurs. Prévoyez une tenue de sport souple et des chaussures propres pour le gazon synthétique ; arrivez un quart d’heure avant votre créneau, le temps de vous changer et de vous échauffer.</p>
<p>Sans abonnement, l’heure de terrain est à 25 € : à quatre, cela revient à 6,25 € par personne. Les étudiants ont 20 % de réduction, et les groupes un tarif dédié à partir de huit personnes. Un empêchement ? L’annulation est gratuite jusqu’à deux heures avant le créneau.</p>
<p>Le reste se décide en venant. Choisissez un jour et une heure sur la page <a href="/reservation">Réserver</a>, ou regardez d’abord <a href="/services-tarifs">nos services et nos tarifs</a>.</p>
`;
