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

/** Parses the page, from 1, from an address's query; an invalid one is the first page. */
export function pageFromQuery(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1;
}

/** Writes a filter and a page as the query of an address, in a fixed order and without the defaults. */
export function queryOfRanking(filter: RankingFilter, page = 1): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.name.trim()) query.set('nom', filter.name);
  if (filter.nationality) query.set('nationalite', filter.nationality);
  if (filter.club) query.set('club', filter.club);
  if (page > 1) query.set('page', String(page));
  return query;
}
