import { ClubCrest } from 'shared-kernel/crests';

type Props = {
  /** The team's name; the name in words is beside it, so the crest itself is decoration. */
  readonly team: string;
  readonly logo?: string | null | undefined;
  readonly size?: number;
};

/** A team's crest: its own picture, or the one of its club. */
export function Crest({ team, logo, size = 32 }: Props) {
  if (logo) {
    return <img src={logo} alt="" width={size} height={size} css={{ objectFit: 'contain', flex: 'none' }} />;
  }
  return <ClubCrest club={team} size={size} />;
}
