import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { toast } from 'shared-ui';
import type { UploadedFile } from 'shared-ui/upload';
import { fileStateOf, recutCover, type Crop } from '../api.ts';
import type { CropDialogProps } from './CropDialog.tsx';
import { messages } from './messages.ts';

type Opened = { source: string; Dialog: ComponentType<CropDialogProps> };

/**
 * The part of the cover that is shown: chosen while a new picture travels, or again later from the whole
 * picture that the server keeps. The server cuts; the field then has the address of the cut.
 */
export function useCoverCrop(
  cover: UploadedFile | undefined,
  setCover: (files: UploadedFile[]) => void,
) {
  const intl = useIntl();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isCutting, setCutting] = useState(false);
  // Chosen before the picture had arrived.
  const wanted = useRef<Crop | null>(null);
  const current = useRef(cover);
  useEffect(() => {
    current.current = cover;
  }, [cover]);
  const source = opened?.source;
  useEffect(() => {
    if (!source?.startsWith('blob:')) return undefined;
    return () => URL.revokeObjectURL(source);
  }, [source]);

  const failed = () => toast.error(intl.formatMessage(messages.cropFailed));

  async function open(sourceOf: () => string | Promise<string>) {
    try {
      // Its code comes when somebody crops.
      const { CropDialog } = await import('./CropDialog.tsx');
      setOpened({ source: await sourceOf(), Dialog: CropDialog });
    } catch {
      failed();
    }
  }

  async function cut(file: UploadedFile, crop: Crop) {
    setCutting(true);
    try {
      const cutFile = await recutCover(file.fileNameAzure, crop);
      // It may have been taken away meanwhile.
      if (current.current?.fileNameAzure === file.fileNameAzure) setCover([cutFile]);
    } catch {
      failed();
    } finally {
      setCutting(false);
    }
  }

  return {
    isCutting,
    /** A picture was chosen and sets out. */
    onBegin: (file: File) => {
      wanted.current = null;
      void open(() => URL.createObjectURL(file));
    },
    /** The field has another picture, or none. */
    onChange: (files: UploadedFile[]) => {
      setCover(files);
      const [file] = files;
      current.current = file;
      const crop = wanted.current;
      wanted.current = null;
      if (file !== undefined && crop !== null) void cut(file, crop);
    },
    cropAgain: (file: UploadedFile) =>
      open(async () => {
        const { originalUrl } = await fileStateOf(file.fileNameAzure);
        if (originalUrl === null) throw new Error('COVER_WITHOUT_ORIGINAL');
        return originalUrl;
      }),
    dialog: opened && {
      Dialog: opened.Dialog,
      source: opened.source,
      onClose: () => setOpened(null),
      onCrop: (crop: Crop) => {
        setOpened(null);
        if (current.current === undefined) wanted.current = crop;
        else void cut(current.current, crop);
      },
    },
  };
}
