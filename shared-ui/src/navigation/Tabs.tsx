import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

export type Tab<V extends string = string> = { value: V; label: ReactNode };

/**
 * Tabs with the panel of the chosen one; any tab is reached from any other, by arrows too.
 * Keep the choice in the URL with `useTabParam`.
 */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: {
  /** Name of the group for screen readers. */
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  /** The panel of `value`. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <MuiTabs
        aria-label={label}
        value={value}
        onChange={(_, chosen: V) => onChange(chosen)}
        selectionFollowsFocus
      >
        {tabs.map((tab) => (
          <MuiTab
            key={tab.value}
            id={`${id}-tab-${tab.value}`}
            value={tab.value}
            label={tab.label}
            {...(tab.value === value ? { 'aria-controls': `${id}-panel` } : {})}
          />
        ))}
      </MuiTabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`}>
        {children}
      </div>
    </>
  );
}

/** The chosen tab in the query of the URL; the first value is the default and leaves no trace. */
export function useTabParam<V extends string>(
  name: string,
  values: readonly [V, ...V[]],
): [V, (value: V) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  const value = values.find((candidate) => candidate === asked) ?? values[0];
  const setValue = (next: V) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === values[0]) changed.delete(name);
        else changed.set(name, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [value, setValue];
}
