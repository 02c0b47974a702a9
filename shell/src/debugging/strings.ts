import type { Phase } from '../composition/records';

/** The French texts of the debug panel, which load with it. */
export const strings = {
  title: 'Fédération',
  intro: 'Qui possède quoi sur cette page, et ce que chaque partie a demandé.',
  close: 'Fermer la fédération',
  fold: 'Réduire la fédération',
  unfold: 'Déplier la fédération',
  outlines: 'Contours',
  parts: {
    background: 'Fond',
    header: 'En-tête',
    page: 'Page',
    footer: 'Pied de page',
    notices: 'Notifications',
  },
  owners: { shell: 'Shell', kernel: 'Noyau partagé' } as Readonly<Record<string, string>>,
  release: 'Version',
  standing: {
    live: 'en ligne',
    earlier: 'version antérieure',
    tried: 'à l’essai',
    other: 'autre version',
    override: 'version locale',
    awaited: 'registre attendu',
    unknown: 'registre injoignable',
  },
  outcome: { loaded: 'chargé', failed: 'en échec', misfit: 'incompatible' } satisfies Record<
    Phase['outcome'],
    string
  >,
  phases: {
    start: 'démarrage',
    registry: 'registre',
    container: 'conteneur',
    routes: 'routes',
    page: 'page',
    life: 'mise en vie',
    'shared-kernel/mui': 'contrôles riches',
    'shared-kernel/calendar': 'calendrier',
  } as Readonly<Record<string, string>>,
  milliseconds: (text: string) => `${text} ms`,
  times: (count: number) => `× ${count}`,
  kilobytes: (text: string) => `${text} ko`,
  network: 'Réseau',
  cache: 'Cache',
  retries: 'Nouveaux essais',
  shared: 'Prêté par le shell\u00a0: compris dans ses octets.',
  override: {
    title: 'Remplacer une section',
    intro:
      'Pour vous seul, une section vient de votre propre machine (npm run dev -- section --in adresse du site).',
    section: 'Section',
    port: 'Port sur localhost',
    portHint: 'Entre 1024 et 65535',
    portError: 'Indiquez un port entre 1024 et 65535.',
    duration: 'Durée',
    hours: (hours: number) => (hours === 1 ? '1\u00a0heure' : `${hours}\u00a0heures`),
    begin: 'Remplacer',
    refused: 'Votre navigateur n’a pas voulu l’enregistrer.',
  },
} as const;
