import { isCountryCode } from 'shared-kernel/rankings';
import { everybody, type RankingFilter } from './rankingFilter';

/** Parses a filter from an address's query; an invalid value does not filter. */
export function filterFromQuery(query: URLSearchParams): RankingFilter {
  const nationality = query.get('nationalite') ?? '';
  return {
    name: query.get('nom') ?? everybody.name,
    nationality: isCountryCode(nationality) ? nationality : everybody.nationality,
    club: query.get('club') ?? everybody.club,
  };
}

/** Writes a filter as the query of an address, in a fixed order and without the defaults. */
export function queryOfRanking(filter: RankingFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.name.trim()) query.set('nom', filter.name);
  if (filter.nationality) query.set('nationalite', filter.nationality);
  if (filter.club) query.set('club', filter.club);
  return query;
}
