import { type ControlProps, Select } from 'shared-kernel/forms';
import { type Level, levels } from '../../competition/draftRefusal';
import { levelLabels, strings } from './strings';

type Props = {
  readonly control: ControlProps;
  /** As stored; empty until chosen. */
  readonly value: string;
  readonly onChange: (level: Level) => void;
};

/** The levels of play; an unknown level from a file stays selectable. */
export function LevelSelect({ control, value, onChange }: Props) {
  const isOther = value !== '' && !levels.some((level) => level === value);
  return (
    <Select
      {...control}
      name="level"
      value={value}
      onChange={({ target }) => {
        const level = levels.find((each) => each === target.value);
        if (level !== undefined) onChange(level);
      }}
    >
      <option value="" disabled>
        {strings.chooseLevel}
      </option>
      {isOther && <option value={value}>{value}</option>}
      {levels.map((level) => (
        <option key={level} value={level}>
          {levelLabels[level]}
        </option>
      ))}
    </Select>
  );
}
