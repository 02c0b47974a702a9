export const milestones: readonly { readonly year: string; readonly title: string; readonly text: string }[] =
  [
    {
      year: '1987',
      title: 'Un garage à Lyon',
      text: 'Gilles Paniez invente un football à deux contre deux, où les murs font partie du jeu.',
    },
    {
      year: '1990',
      title: 'La vitrine italienne',
      text: 'Le jorkyball est présenté en démonstration pendant la Coupe du monde de football. Il le sera de nouveau en 1998 et en 2006.',
    },
    {
      year: '1994',
      title: 'La première compétition internationale',
      text: 'Le jeu devient un sport : des équipes de plusieurs pays se mesurent selon les mêmes règles.',
    },
    {
      year: '2016',
      title: 'Six Coupes du monde ici',
      text: 'En mai, le Valenciennois accueille six titres mondiaux en quatre jours et environ 120 matchs.',
    },
    {
      year: '2023',
      title: '24 nations en Pologne',
      text: 'Les championnats du monde confirment que le jorkyball a quitté son garage pour de bon.',
    },
  ];
