import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';

export type Tab<V extends string = string> = { value: V; label: ReactNode };

const List = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.border.default}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button': {
    position: 'relative',
    minHeight: 48,
    padding: theme.spacing(0, 4),
    border: 0,
    background: 'none',
    cursor: 'pointer',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    '&:focus-visible': { outlineOffset: -3 },
    '&:hover': { color: theme.vars.palette.text.primary },
    '&[aria-selected=true]': { color: theme.vars.palette.text.primary },
    '&[aria-selected=true]::after': {
      content: '""',
      position: 'absolute',
      left: 12,
      right: 12,
      bottom: 0,
      height: 3,
      borderRadius: '3px 3px 0 0',
      backgroundColor: theme.vars.palette.primary.main,
    },
  },
}));

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
  const list = useRef<HTMLDivElement>(null);
  // On phones the row scrolls: the chosen tab is never out of sight. The page itself stays put.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-value="${value}"]`);
    if (!row || !tab) return;
    const end = tab.offsetLeft + tab.offsetWidth - row.clientWidth;
    row.scrollLeft = Math.max(end, Math.min(row.scrollLeft, tab.offsetLeft));
  }, [value]);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const steps: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = steps[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${tab.value}"]`)?.focus();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => {
          const isSelected = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              data-value={tab.value}
              aria-selected={isSelected}
              {...(isSelected ? { 'aria-controls': `${id}-panel` } : {})}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
            </button>
          );
        })}
      </List>
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
