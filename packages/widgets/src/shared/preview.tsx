import { PREVIEW } from '@glow/api';

/** Paints a preview in its form (`PREVIEW`); what is none, as on a page of outfits of its own, leaves the canvas empty. */
function paint(canvas: HTMLCanvasElement, preview: string): void {
  const { widthPx, heightPx, colours } = PREVIEW;
  canvas.width = widthPx;
  canvas.height = heightPx;
  try {
    const bytes = atob(preview);
    const image = new ImageData(widthPx, heightPx);
    image.data.forEach((_, at) => {
      const pixel = at >> 2;
      const pair = bytes.charCodeAt(colours * 3 + (pixel >> 1));
      const place = (pixel % 2 ? pair : pair >> 4) & 15;
      image.data[at] = (at & 3) === 3 ? 255 : bytes.charCodeAt(place * 3 + (at & 3));
    });
    canvas.getContext('2d')?.putImageData(image, 0, 0);
  } catch {}
}

interface PreviewProps {
  readonly of: { readonly preview?: string };
  readonly className?: string;
}

/** Renders the picture of a look in small, which needs no request, for the time until its own is there. */
export function Preview({ of: { preview }, className }: PreviewProps) {
  if (!preview) return null;
  return (
    <canvas
      ref={(canvas) => {
        if (canvas && canvas.width !== PREVIEW.widthPx) paint(canvas, preview);
      }}
      className={className}
    />
  );
}
