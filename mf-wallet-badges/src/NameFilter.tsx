import { useEffect, useState } from 'react';
import { FieldFrame, Input, TYPING_PAUSE_MS } from 'shared-ui/forms';

type NameFilterProps = {
  id: string;
  label: string;
  value: string;
  onChange: (name: string) => void;
};

/** Filters a list by a name, after a pause in typing; a value from elsewhere takes its place. */
export const NameFilter = (props: NameFilterProps) => (
  <FieldFrame id={props.id} label={props.label}>
    <NameInput key={props.value} {...props} />
  </FieldFrame>
);

function NameInput({ id, value, onChange }: NameFilterProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Input
      id={id}
      type="search"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
