import type { Tab } from './tab';

export const banner = { role: 'banner' } as const;
export const main = { role: 'main' } as const;

export async function logIn(tab: Tab, role: 'Joueur' | 'Organisateur'): Promise<void> {
  await tab.open('/connexion');
  await tab.press({ role: 'radio', name: role });
  await tab.press({ role: 'button', name: 'Connexion démo' });
  await tab.expectPage(role === 'Joueur' ? '/profil' : '/organisateur');
}
