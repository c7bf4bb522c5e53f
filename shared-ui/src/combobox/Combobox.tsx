import useAutocomplete from '@mui/material/useAutocomplete';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { LiveRegion } from '../accessibility/LiveRegion.tsx';

const Root = styled('div')({ position: 'relative', minWidth: 0 });

const List = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  insetInline: 0,
  top: `calc(100% + ${theme.spacing(1)})`,
  maxHeight: 320,
  overflowY: 'auto',
  padding: theme.spacing(1.5),
  borderRadius: theme.radius.lg,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: theme.vars.palette.elevation.menu,
}));

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 44,
  padding: theme.spacing(1.5, 3),
  borderRadius: theme.radius.md,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  cursor: 'pointer',
  '& > span': { flex: 1, minWidth: 0 },
  '& small': {
    display: 'block',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '&.Mui-focused': { backgroundColor: theme.vars.palette.background.sunken },
  '&[aria-disabled=true]': { cursor: 'default', color: theme.vars.palette.text.secondary },
}));

type ComboboxProps<Option> = {
  options: readonly Option[];
  keyOf: (option: Option) => string | number;
  labelOf: (option: Option) => string;
  /** Second line of an option. */
  detailOf?: (option: Option) => ReactNode;
  /** A picture before the words of an option. */
  pictureOf?: (option: Option) => ReactNode;
  onChoose: (option: Option) => void;
  /** What people typed; a choice, or leaving the field, does not come here. */
  onType: (text: string) => void;
  onOpenChange?: (isOpen: boolean) => void;
  /** Name of the list. */
  listLabel: string;
  /** For screen readers, while options are shown. */
  announcement: ReactNode;
  /** Draws the field; the attributes and the ref are those of its `<input>`. */
  children: (field: ComponentPropsWithRef<'input'>) => ReactNode;
} & (
  | {
      /** A value out of the options: leaving the field gives its words back. */
      value: Option | null;
      /** In the place of the options when there are none. */
      empty: ReactNode;
      text?: never;
    }
  | {
      /** Any text is right, and the options are a help: the first is not marked beforehand. */
      text: string;
      value?: never;
      empty?: never;
    }
);

/**
 * A text field with a list of options that the caller finds while people type: arrows, Enter, Escape,
 * and the roles of a combobox are those of MUI's `useAutocomplete`.
 */
export function Combobox<Option>({
  options,
  keyOf,
  labelOf,
  detailOf,
  pictureOf,
  onChoose,
  onType,
  onOpenChange,
  listLabel,
  announcement,
  children,
  value = null,
  empty,
  text,
}: ComboboxProps<Option>) {
  const isFree = text !== undefined;
  const combobox = useAutocomplete<Option, false, false, boolean>({
    options,
    value,
    freeSolo: isFree,
    autoHighlight: !isFree,
    includeInputInList: isFree,
    clearOnBlur: !isFree,
    selectOnFocus: !isFree,
    handleHomeEndKeys: false,
    getOptionKey: (option) => (typeof option === 'string' ? option : keyOf(option)),
    getOptionLabel: (option) => (typeof option === 'string' ? option : labelOf(option)),
    isOptionEqualToValue: (option, other) =>
      typeof other !== 'string' && keyOf(option) === keyOf(other),
    // The caller has found them for the text.
    filterOptions: (found) => found,
    ...(isFree ? { inputValue: text } : {}),
    onInputChange: (_event, typed, reason) => {
      if (reason === 'input') onType(typed);
    },
    onChange: (_event, option) => {
      if (option !== null && typeof option !== 'string') onChoose(option);
    },
    onOpen: () => onOpenChange?.(true),
    onClose: () => onOpenChange?.(false),
  });
  const shown = combobox.groupedOptions as readonly Option[];
  const isOpen = combobox.popupOpen && (shown.length > 0 || Boolean(empty));
  return (
    <Root {...combobox.getRootProps()} data-part="combobox">
      {children({ ...combobox.getInputProps(), 'aria-expanded': isOpen })}
      {isOpen && (
        <List {...combobox.getListboxProps()} aria-label={listLabel} aria-labelledby={undefined}>
          {shown.map((option, index) => {
            const { key, ...attributes } = combobox.getOptionProps({ option, index });
            return (
              <Row key={key} {...attributes}>
                {pictureOf?.(option)}
                <span>
                  {labelOf(option)}
                  {detailOf !== undefined && <small>{detailOf(option)}</small>}
                </span>
              </Row>
            );
          })}
          {shown.length === 0 && (
            <Row role="option" aria-disabled="true" aria-selected="false">
              {empty}
            </Row>
          )}
        </List>
      )}
      <LiveRegion>{isOpen && announcement}</LiveRegion>
    </Root>
  );
}
