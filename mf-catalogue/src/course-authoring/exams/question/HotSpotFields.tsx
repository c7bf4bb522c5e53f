import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Glyph, IconButton } from 'shared-ui';
import { Select, useFormField, useFormikContext } from 'shared-ui/forms';
import { FieldGroup, FieldRow } from './FieldGroup.tsx';
import { answerMessages } from './answer-messages.ts';
import { MAX_ROWS, type QuestionForm, type Region, type RegionForm } from './question-form.ts';
import {
  drawnRegion,
  freshRegionId,
  middleRegion,
  movedRegion,
  regionAfterKey,
  regionStyle,
  type Point,
  type Shape,
} from './regions.ts';

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  justifySelf: 'start',
  maxWidth: '100%',
  overflow: 'hidden',
  cursor: 'crosshair',
  touchAction: 'none',
  border: `1.5px solid ${theme.vars.palette.border.strong}`,
  borderRadius: theme.radius.md,
  '& > img': { display: 'block', maxWidth: '100%', height: 'auto', userSelect: 'none' },
}));

/** White within ink: seen on every picture. */
const Zone = styled('button')(({ theme }) => ({
  position: 'absolute',
  minWidth: 0,
  padding: 0,
  cursor: 'move',
  touchAction: 'none',
  background: 'rgb(255 255 255 / 0.25)',
  border: '3px solid #fff',
  boxShadow: '0 0 0 2px #0B1B27, inset 0 0 0 2px #0B1B27',
  '&:focus-visible': { outline: `4px solid ${theme.vars.palette.focus.ring}`, outlineOffset: 2 },
}));

type Drag =
  | { act: 'draw'; from: Point; to: Point; ratio: number }
  | { act: 'move'; id: string; from: Point; region: Region };

/** Height by width. */
function ratioOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return height / (width || 1);
}

const percent = (fraction: number) => Math.round(fraction * 100);

/** Where a point is right: regions drawn upon the picture, by pointer or by keyboard. */
export function HotSpotFields() {
  const intl = useIntl();
  const { values, setFieldValue } = useFormikContext<QuestionForm>();
  const { error } = useFormField<RegionForm[]>('regions');
  const [shape, setShape] = useState<Shape>('rectangle');
  const [drag, setDrag] = useState<Drag | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const refocus = useRef<string | null>(null);
  const { regions } = values;
  const url = values.picture[0]?.url;

  useLayoutEffect(() => {
    if (refocus.current === null) return;
    const zone = stage.current?.querySelector<HTMLElement>(`[data-zone="${refocus.current}"]`);
    if (zone) refocus.current = null;
    zone?.focus();
  });

  const set = (next: RegionForm[]) => void setFieldValue('regions', next);
  const change = (id: string, region: Region) =>
    set(regions.map((known) => (known.id === id ? { ...region, id } : known)));
  const remove = (id: string) => set(regions.filter((known) => known.id !== id));
  const add = (region: Region) => {
    const id = freshRegionId(regions);
    refocus.current = id;
    set([...regions, { ...region, id }]);
  };

  const pointOf = (event: PointerEvent): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - left) / (width || 1), y: (event.clientY - top) / (height || 1) };
  };
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const id = (event.target as HTMLElement).dataset['zone'];
    const region = regions.find((known) => known.id === id);
    const from = pointOf(event);
    if (region === undefined && regions.length >= MAX_ROWS) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag(
      region === undefined
        ? { act: 'draw', from, to: from, ratio: ratioOf(event.currentTarget) }
        : { act: 'move', id: region.id, from, region },
    );
  };
  const go = (event: PointerEvent) => {
    if (drag === null) return;
    const to = pointOf(event);
    if (drag.act === 'draw') setDrag({ ...drag, to });
    else {
      const by = { x: to.x - drag.from.x, y: to.y - drag.from.y };
      change(drag.id, movedRegion(drag.region, by));
    }
  };
  const end = () => {
    if (drag?.act === 'draw') {
      const region = drawnRegion(shape, drag.from, drag.to, drag.ratio);
      if (region !== null) add(region);
    }
    setDrag(null);
  };
  const onKey = (event: KeyboardEvent, { id, ...region }: RegionForm) => {
    const next = regionAfterKey(region, event.key, event.shiftKey);
    if (event.key === 'Delete') remove(id);
    else if (next === null) return;
    else change(id, next);
    event.preventDefault();
  };

  if (url === undefined || url === null) {
    return (
      <FieldGroup label={<FormattedMessage {...answerMessages.regions} />} error={error}>
        <p>
          <FormattedMessage {...answerMessages.regionsWait} />
        </p>
      </FieldGroup>
    );
  }
  const sketch = drag?.act === 'draw' ? drawnRegion(shape, drag.from, drag.to, drag.ratio) : null;
  return (
    <FieldGroup
      label={<FormattedMessage {...answerMessages.regions} />}
      help={<FormattedMessage {...answerMessages.regionsHelp} />}
      error={error}
    >
      <FieldRow>
        <Select
          id="region-shape"
          label={intl.formatMessage(answerMessages.shape)}
          value={shape}
          onChange={(value) => setShape(value as Shape)}
          options={[
            { value: 'rectangle', label: intl.formatMessage(answerMessages.rectangle) },
            { value: 'circle', label: intl.formatMessage(answerMessages.circle) },
          ]}
        />
        <Button
          variant="outlined"
          disabled={regions.length >= MAX_ROWS}
          onClick={() => add(middleRegion(shape))}
        >
          <FormattedMessage {...answerMessages.addRegion} />
        </Button>
      </FieldRow>
      <Stage
        ref={stage}
        data-testid="regions"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={() => setDrag(null)}
      >
        <img src={url} alt={values.pictureText} draggable={false} />
        {regions.map((region, place) => (
          <Zone
            key={region.id}
            type="button"
            data-zone={region.id}
            style={regionStyle(region)}
            aria-label={labelOf(region, place)}
            onKeyDown={(event) => onKey(event, region)}
          />
        ))}
        {sketch !== null && <Zone as="span" style={regionStyle(sketch)} />}
      </Stage>
      {regions.map((region, place) => (
        <FieldRow key={region.id}>
          <span>{labelOf(region, place)}</span>
          <IconButton
            type="button"
            label={intl.formatMessage(answerMessages.removeRow, {
              name: intl.formatMessage(answerMessages.regionName, { number: place + 1 }),
            })}
            onClick={() => remove(region.id)}
          >
            <Glyph name="trash" />
          </IconButton>
        </FieldRow>
      ))}
    </FieldGroup>
  );

  function labelOf(region: Region, place: number): string {
    const number = place + 1;
    return region.shape === 'circle'
      ? intl.formatMessage(answerMessages.circleAt, {
          number,
          x: percent(region.x),
          y: percent(region.y),
          radius: percent(region.radius),
        })
      : intl.formatMessage(answerMessages.rectangleAt, {
          number,
          left: percent(region.left),
          top: percent(region.top),
          width: percent(region.width),
          height: percent(region.height),
        });
  }
}
