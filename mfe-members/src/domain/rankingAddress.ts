import { isCountryCode } from 'shared-kernel/rankings';
import { everybody, type RankingFilter } from './rankingFilter';

/** Reads a filter from the query of an address; what cannot be read leaves that side open. */
export function filterFromQuery(query: URLSearchParams): RankingFilter {
  const nationality = query.get('nationalite') ?? '';
  return {
    name: query.get('nom') ?? everybody.name,
    nationality: isCountryCode(nationality) ? nationality : everybody.nationality,
    club: query.get('club') ?? everybody.club,
  };
}

/** Writes a filter as the query of an address, in a fixed order and without its open sides. */
export function queryOfFilter(filter: RankingFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.name.trim()) query.set('nom', filter.name);
  if (filter.nationality) query.set('nationalite', filter.nationality);
  if (filter.club) query.set('club', filter.club);
  return query;
}
