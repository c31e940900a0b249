import { PNG_MAX_PIXELS } from '@glow/api';
import { useEffect, useRef, useState } from 'react';
import { byteSize } from '../format/byte-size.ts';
import { type PixelSize, pngSize } from './png-size.ts';
import { UPLOAD_TEXTS } from './upload.messages.ts';

const PREVIEW_WIDTH = 240;

type Preview =
  | { readonly status: 'reading' }
  | { readonly status: 'drawn' | 'too-large'; readonly size: PixelSize }
  | { readonly status: 'no-png' };

/**
 * Renders what was picked: its picture, name and size. Drawn on a canvas, since the page's policy knows no `blob:`
 * pictures, and only where its header promises no more pixels than the server takes.
 */
export function PickedPicture({ file }: { readonly file: File }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [preview, setPreview] = useState<Preview>({ status: 'reading' });

  useEffect(() => {
    let isCurrent = true;
    async function draw(): Promise<Preview> {
      const size = await pngSize(file);
      if (!size || size.width === 0 || size.height === 0) return { status: 'no-png' };
      if (size.width * size.height > PNG_MAX_PIXELS) return { status: 'too-large', size };
      const width = Math.min(size.width, PREVIEW_WIDTH);
      const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' });
      const canvas = canvasRef.current;
      if (isCurrent && canvas) {
        canvas.width = bitmap.width;
        canvas.height = bitmap.height;
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      }
      bitmap.close();
      return { status: 'drawn', size };
    }
    setPreview({ status: 'reading' });
    draw()
      .catch((): Preview => ({ status: 'no-png' }))
      .then((next) => isCurrent && setPreview(next));
    return () => {
      isCurrent = false;
    };
  }, [file]);

  return (
    <div className="admin-picked" data-state={preview.status}>
      <canvas
        ref={canvasRef}
        className="admin-picked-picture"
        hidden={preview.status === 'no-png' || preview.status === 'too-large'}
      />
      <p className="admin-picked-words">
        <span className="admin-picked-name">{file.name}</span>
        <span>
          {byteSize(file.size)}
          {'size' in preview && `, ${preview.size.width} × ${preview.size.height}`}
        </span>
        {preview.status === 'no-png' && <span>{UPLOAD_TEXTS.noPreview}</span>}
        {preview.status === 'too-large' && <span>{UPLOAD_TEXTS.tooLarge}</span>}
      </p>
    </div>
  );
}
