import { REGISTRY } from '../composition/fetchRegistry';
import type { Phase } from '../composition/records';

/** A phase as often as it happened. */
interface PhaseSummary {
  readonly phase: string;
  readonly count: number;
  /** Of the last time. */
  readonly durationMs: number;
  readonly outcome: Phase['outcome'];
}

/** One release of a section, or the shell, or the kernel, in this visit. */
export interface OwnerSummary {
  readonly section: string;
  readonly release: string | undefined;
  readonly phases: readonly PhaseSummary[];
  /** How the last of its phases ended. */
  readonly outcome: Phase['outcome'];
  readonly networkBytes: number;
  readonly cachedBytes: number;
  readonly retries: number;
}

/** The owners in the timeline's entries. */
export interface Timeline {
  readonly measures: readonly Pick<PerformanceMeasure, 'detail' | 'duration' | 'startTime'>[];
  readonly resources: readonly Pick<PerformanceResourceTiming, 'name' | 'transferSize' | 'encodedBodySize'>[];
}

/** Why pages and parts of this visit did not load, in sentences (`announce` in loader/pageLoader.ts). */
export function failuresNow(): string[] {
  return performance
    .getEntriesByName('jorkyball-failure')
    .map((entry) => (entry as PerformanceMeasure).detail);
}

/** The browser's own record of this visit: nothing else keeps one. */
export function timelineNow(): Timeline {
  const measures = performance.getEntriesByType('measure') as PerformanceMeasure[];
  return {
    measures: measures.filter(({ name }) => name.startsWith('jorkyball:')),
    resources: performance.getEntriesByType('resource') as PerformanceResourceTiming[],
  };
}

/** The owner of the content between header and footer; the shell too, when it shows that a section failed to load. */
export function pageOwner({ measures }: Timeline): Phase | undefined {
  return measures
    .map(({ detail }) => detail as Phase)
    .filter(({ phase }) => phase === 'life')
    .at(-1);
}

/** Everything that this visit has loaded: the sections, newest first, then the shell and its shared modules. */
export function readTimeline(timeline: Timeline): OwnerSummary[] {
  const shell = timeline.measures.map(({ detail }) => detail as Phase).find(isShellStart)?.release;
  const groups = new Map<string, [Phase, number][]>([
    ['kernel', []],
    ['shell', []],
  ]);
  for (const { detail, duration } of timeline.measures) {
    const phase = detail as Phase;
    const key = groups.has(phase.section) ? phase.section : `${phase.section} ${phase.release}`;
    groups.set(key, [...(groups.get(key) ?? []), [phase, duration]]);
  }
  return [...groups].reverse().map(([key, phases]) => {
    const last = phases.at(-1)?.[0];
    const isKernel = key === 'kernel';
    const release = key === 'shell' || isKernel ? shell : last?.release;
    return {
      section: last?.section ?? key,
      release,
      phases: summaries(phases),
      outcome: last?.outcome ?? 'loaded',
      ...bytesOf(
        isKernel ? [] : key === 'shell' ? [...folderOf(release), REGISTRY] : folderOf(release),
        timeline,
      ),
    };
  });
}

function isShellStart({ section, phase }: Phase): boolean {
  return section === 'shell' && phase === 'start';
}

function summaries(phases: readonly [Phase, number][]): PhaseSummary[] {
  const names = [...new Set(phases.map(([{ phase }]) => phase))];
  return names.flatMap((name) => {
    const all = phases.filter(([{ phase }]) => phase === name);
    const last = all.at(-1);
    if (!last) return [];
    const [{ outcome }, durationMs] = last;
    return [{ phase: name, count: all.length, durationMs, outcome }];
  });
}

/** By which a release's files are known; a build on the visitor's own machine has the port in its name (pageOverrides.ts). */
function folderOf(release: string | undefined): string[] {
  return release === undefined ? [] : [`/${release.replace(/^localhost-/, '/localhost:')}/`];
}

/** Sums the files whose address has one of these parts. A prefetched and later used file may be listed twice. */
function bytesOf(parts: readonly string[], { resources }: Timeline) {
  const sizes = new Map<string, { network: number; body: number }>();
  for (const { name, transferSize, encodedBodySize } of resources) {
    if (!parts.some((part) => name.includes(part))) continue;
    const known = sizes.get(name);
    sizes.set(name, {
      network: Math.max(transferSize, known?.network ?? 0),
      body: Math.max(encodedBodySize, known?.body ?? 0),
    });
  }
  const files = [...sizes];
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    networkBytes: sum(files.map(([, { network }]) => network)),
    cachedBytes: sum(files.map(([, { network, body }]) => (network === 0 ? body : 0))),
    retries: files.filter(([name]) => name.includes('?retry=')).length,
  };
}
