export const milestones: readonly { readonly year: string; readonly title: string; readonly text: string }[] =
  [
    {
      year: '1987',
      title: 'Un garage à Lyon',
      text: 'Gilles Paniez y invente un football qui se joue avec les murs.',
    },
    {
      year: '1990',
      title: 'En vitrine en Italie',
      text: 'Le jorkyball est présenté pendant la Coupe du monde de football, puis de nouveau en 1998 et en 2006.',
    },
    {
      year: '1994',
      title: 'Une compétition internationale',
      text: 'La première : des équipes de plusieurs pays jouent selon les mêmes règles.',
    },
    {
      year: '2016',
      title: 'Six Coupes du monde ici',
      text: 'En mai, le Valenciennois accueille six Coupes du monde en quatre jours, soit environ 120\u00a0matchs.',
    },
    {
      year: '2023',
      title: '24 nations en Pologne',
      text: 'Elles disputent les championnats du monde.',
    },
  ];
