import { notify } from 'shared-kernel';
import { strings } from '../strings';

/** The legal texts do not exist yet, and the buttons say so (specification, section 2). */
export function LegalButtons() {
  return (
    <ul aria-label={strings.footer.legal}>
      {strings.footer.legalEntries.map((title) => (
        <li key={title}>
          <button type="button" onClick={() => notify({ title, description: strings.footer.notYet })}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
