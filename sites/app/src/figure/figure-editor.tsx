import { readFigure } from '@glow/api';
import { Button, CheckField, Dialog } from '@glow/kit';
import { useId, useState } from 'react';
import { useSignedInUser } from '../session/use-signed-in-user.ts';
import { ChoiceGroup, ChoiceList } from './choice-group.tsx';
import { FIELD_TEXTS, FIGURE_TEXTS } from './figure.messages.ts';
import { type FigureDraft, FURTHER_FIELDS, missingFields, withWord } from './figure-draft.ts';
import { readKeeping } from './figure-entry.ts';
import { readOwnFigure } from './own-figure.ts';
import { useFigurePreview } from './use-figure-preview.ts';
import { useFigureSaving } from './use-figure-saving.ts';

interface FigureEditorProps {
  /** What is known already because the person said it, such as the body shape of the quiz. */
  readonly said?: FigureDraft;
  readonly onClose: () => void;
}

/** Renders the choice of one's own figure beside its picture. */
export function FigureEditor({ said, onClose }: FigureEditorProps) {
  const headingId = useId();
  const user = useSignedInUser();
  const [own] = useState(readOwnFigure);
  const [draft, setDraft] = useState<FigureDraft>(own ?? said ?? {});
  const [isKept, setKept] = useState(() => readKeeping() === 'account');
  const figure = readFigure(draft);
  const preview = useFigurePreview(figure);
  const saving = useFigureSaving(onClose);
  const missing = missingFields(draft);
  const choices = {
    draft,
    onChoose: (...[field, word]: Parameters<Parameters<typeof ChoiceGroup>[0]['onChoose']>) =>
      setDraft((before) => withWord(before, field, word)),
  };
  return (
    <Dialog
      state="open"
      labelledBy={headingId}
      closeLabel={FIGURE_TEXTS.close}
      onClose={onClose}
      className="figure-dialog"
    >
      <div className="figure-preview" data-status={preview.status}>
        {preview.picture ? (
          <img src={preview.picture.image} alt={preview.picture.alt} width="320" height="427" />
        ) : (
          <p>{FIGURE_TEXTS.awaited}</p>
        )}
        <p role="status">{preview.status === 'failed' && FIGURE_TEXTS.previewFailed}</p>
      </div>
      <form
        className="figure-choices"
        onSubmit={(event) => {
          event.preventDefault();
          if (figure) saving.save(figure, user && isKept ? 'account' : 'browser');
        }}
      >
        <h2 id={headingId} className="glow-display">
          {FIGURE_TEXTS.heading}
        </h2>
        <p className="figure-lead">{FIGURE_TEXTS.lead}</p>
        <ChoiceGroup field="presentation" {...choices} />
        <ChoiceGroup field="bodyShape" {...choices} />
        <ChoiceGroup field="skin" {...choices} />
        <ChoiceList field="hairStyle" {...choices} />
        <ChoiceGroup field="hairColour" {...choices} />
        <ChoiceGroup field="covering" {...choices} />
        <details className="figure-more">
          <summary>{FIGURE_TEXTS.more}</summary>
          {FURTHER_FIELDS.map((field) =>
            field === 'face' ? (
              <ChoiceList key={field} field={field} {...choices} />
            ) : (
              <ChoiceGroup key={field} field={field} {...choices} />
            ),
          )}
        </details>
        <div className="figure-foot">
          {user ? (
            <CheckField
              label={FIGURE_TEXTS.keepWithAccount}
              checked={isKept}
              onChange={({ currentTarget }) => setKept(currentTarget.checked)}
            />
          ) : null}
          {!(user && isKept) && <p>{FIGURE_TEXTS.keptHere}</p>}
          <p role="status">
            {missing.length > 0 &&
              FIGURE_TEXTS.stillToChoose(missing.map((field) => FIELD_TEXTS[field].toLowerCase()))}
          </p>
          <p className="form-failure" role="alert">
            {saving.failure}
          </p>
          <div className="figure-actions">
            <Button
              type="submit"
              variant="glow"
              state={saving.isBusy ? 'loading' : 'ready'}
              disabled={!figure}
            >
              {saving.isBusy ? FIGURE_TEXTS.saving : FIGURE_TEXTS.save}
            </Button>
            {own && (
              <Button variant="quiet" disabled={saving.isBusy} onClick={saving.remove}>
                {FIGURE_TEXTS.remove}
              </Button>
            )}
          </div>
        </div>
      </form>
    </Dialog>
  );
}
