import { ActionMenu, Button, Glyph } from 'shared-ui';

/** A choice among few, shown on its button: "Ordina: più votati". */
export function ChoiceMenu<V extends string | number>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}) {
  return (
    <ActionMenu
      label={label}
      actions={options.map((option) => ({
        key: String(option.value),
        label: option.label,
        isCurrent: option.value === value,
        onSelect: () => onChange(option.value),
      }))}
      trigger={(props) => (
        <Button {...props} variant="text" size="small" endIcon={<Glyph name="down" size={16} />}>
          {label}: {options.find((option) => option.value === value)?.label}
        </Button>
      )}
    />
  );
}
