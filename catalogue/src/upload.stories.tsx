import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { damagedFile, pdf, pictureUrl, storedFile, uploadServer } from 'shared-ui/fixtures';
import { FileUpload, type FileUploadProps, type UploadedFile } from 'shared-ui/upload';
import { States } from './states.tsx';

export default { title: 'Upload' } satisfies Meta;

type FieldProps = Partial<FileUploadProps> & { resumeKey: string };

function Field(props: FieldProps) {
  const [value, setValue] = useState<UploadedFile[]>([...(props.value ?? [])]);
  return (
    <FileUpload
      kind="document"
      label="Dispense"
      maxBytes={25_000_000}
      transport={uploadServer().transport}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

export const Fields: StoryObj = {
  render: () => (
    <States
      of={{
        empty: <Field resumeKey="empty" />,
        optional: <Field resumeKey="optional" isOptional help="Le vede chi segue il corso." />,
        'with a file, room for more': <Field resumeKey="more" maxFiles={3} value={[storedFile]} />,
        'full, with an action of its own': (
          <Field
            resumeKey="full"
            value={[storedFile]}
            fileActions={() => (
              <Button variant="text" size="small">
                Anteprima
              </Button>
            )}
          />
        ),
        'a picture that can be replaced': (
          <Field
            resumeKey="cover"
            kind="cover"
            label="Copertina"
            isReplaceable
            value={[{ ...storedFile, fileNameOriginal: 'Copertina.png', url: pictureUrl }]}
          />
        ),
        'a video in preparation': (
          <Field
            resumeKey="video"
            kind="video"
            label="Video"
            value={[{ ...storedFile, fileNameOriginal: 'Lezione.mp4', status: 1 }]}
          />
        ),
        'with an error': <Field resumeKey="error" error="(*) Campo obbligatorio" />,
        locked: (
          <Field
            resumeKey="locked"
            maxFiles={2}
            value={[storedFile]}
            lockedReason="Il corso è pubblicato"
          />
        ),
      }}
    />
  ),
};

/** Chooses a file in the one field of the story, as a person does. */
function choose(canvas: HTMLElement, file: File): void {
  const input = canvas.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no field for a file');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Waits until the row of the file has what is looked for. */
async function appeared(canvas: HTMLElement, selector: string): Promise<HTMLElement> {
  for (let frame = 0; frame < 300; frame += 1) {
    const found = canvas.querySelector<HTMLElement>(selector);
    if (found !== null) return found;
    await new Promise((done) => requestAnimationFrame(done));
  }
  throw new Error(`${selector} did not appear`);
}

const never = (): ReturnType<typeof uploadServer> => {
  const server = uploadServer();
  server.state.gate = new Promise(() => {});
  return server;
};

export const UnderWay: StoryObj = {
  render: () => <Field resumeKey="under-way" maxFiles={2} transport={never().transport} />,
  play: async ({ canvasElement }) => {
    choose(canvasElement, pdf('Dispensa.pdf'));
    await appeared(canvasElement, '[role=progressbar]');
  },
};

export const Paused: StoryObj = {
  render: () => <Field resumeKey="paused" transport={never().transport} />,
  play: async ({ canvasElement }) => {
    choose(canvasElement, pdf('Dispensa.pdf'));
    await appeared(canvasElement, '[role=progressbar]');
    (await appeared(canvasElement, 'li button')).click();
  },
};

export const Failed: StoryObj = {
  render: () => {
    const server = uploadServer();
    server.state.refuse = damagedFile;
    return <Field resumeKey="failed" transport={server.transport} />;
  },
  play: async ({ canvasElement }) => {
    choose(canvasElement, pdf('Dispensa.pdf'));
    await appeared(canvasElement, '[role=alert]');
  },
};

export const Refused: StoryObj = {
  render: () => <Field resumeKey="refused" />,
  play: async ({ canvasElement }) => {
    choose(canvasElement, new File(['MZ'], 'Programma.exe'));
    await appeared(canvasElement, '[role=alert]');
  },
};

export const Interrupted: StoryObj = {
  render: () => <Field resumeKey="interrupted" />,
  beforeEach: () => {
    const { name, size, lastModified } = pdf('Dispensa.pdf');
    const record = {
      fileName: 'x/Dispensa.pdf',
      kind: 'document',
      name,
      size,
      lastModified,
      progress: 62,
    };
    localStorage.setItem('upload:interrupted', JSON.stringify([record]));
  },
};
