/** The guarantees of every court. */
export type BuildingTerms = {
  readonly warrantyYears: number;
  readonly leadTimeWeeks: { readonly least: number; readonly most: number };
};

export type ProcessStep = { readonly name: string; readonly text: string };

export type Question = {
  /** The question's own address on its page. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
};
