import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ClubCrest, distinctCrests } from 'shared-kernel/crests';

const Crests = createContext<ReturnType<typeof distinctCrests>>(new Map());

type CrestsProps = { readonly teams: readonly string[]; readonly children: ReactNode };

/** Around everything that shows teams of one tournament: no two of them have the same colours and figure. */
export function DistinctCrests({ teams, children }: CrestsProps) {
  const crests = useMemo(() => distinctCrests(teams), [teams]);
  return <Crests value={crests}>{children}</Crests>;
}

type Props = {
  /** The team's name; the name in words is beside it, so the crest itself is decoration. */
  readonly team: string;
  readonly logo?: string | null | undefined;
  readonly size?: number;
};

/** A team's crest: its own picture, or the one of its club. */
export function Crest({ team, logo, size = 32 }: Props) {
  const crests = useContext(Crests);
  if (logo) {
    return <img src={logo} alt="" width={size} height={size} css={{ objectFit: 'contain', flex: 'none' }} />;
  }
  return <ClubCrest club={team} size={size} crest={crests.get(team)} />;
}
