import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog, type DialogState } from './dialog.tsx';

function Page() {
  const [state, setState] = useState<'closed' | 'open'>('closed');
  const nameRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <div style={{ height: 3000 }} />
      <button type="button" onClick={() => setState('open')}>
        Open
      </button>
      <div style={{ height: 3000 }} />
      <Dialog
        state={state}
        labelledBy="title"
        closeLabel="Close it"
        initialFocus={nameRef}
        onClose={() => setState('closed')}
      >
        <h2 id="title">A dialog</h2>
        <button type="button">Other</button>
        <input ref={nameRef} aria-label="Name" />
      </Dialog>
    </>
  );
}

function openPage() {
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: 'A dialog' }) as HTMLDialogElement };
}

afterEach(cleanup);

describe('Dialog', () => {
  it('is a modal that names itself and focuses what it is told to', () => {
    const { dialog } = openPage();
    expect(dialog.matches(':modal')).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it("does not take its owner's closing for the visitor's", async () => {
    const onClose = vi.fn();
    const show = (state: DialogState) => (
      <Dialog state={state} labelledBy="title" closeLabel="Close it" onClose={onClose}>
        <h2 id="title">A dialog</h2>
      </Dialog>
    );
    const { rerender } = render(show('open'));
    const closed = new Promise((resolve) => screen.getByRole('dialog').addEventListener('close', resolve));
    rerender(show('closed'));
    await closed;
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is an alert dialog with a description where it asks once more', () => {
    render(
      <Dialog
        state="open"
        role="alertdialog"
        labelledBy="question"
        describedBy="consequence"
        closeLabel="Close it"
        onClose={() => {}}
      >
        <h2 id="question">Remove it?</h2>
        <p id="consequence">It goes for good.</p>
      </Dialog>,
    );
    expect(
      screen.getByRole('alertdialog', { name: 'Remove it?', description: 'It goes for good.' }),
    ).toBeTruthy();
  });

  it('closes by Escape and gives the focus back', async () => {
    const { dialog, opener } = openPage();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.open).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  it('closes by its button', async () => {
    const { dialog } = openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Close it' }));
    expect(dialog.open).toBe(false);
  });

  it('closes by a press on the backdrop', () => {
    const { dialog } = openPage();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(false);
  });

  it('stays when a press that began on the panel ends outside', () => {
    const { dialog } = openPage();
    fireEvent.pointerDown(screen.getByLabelText('Name'));
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
  });

  it('leaves the page where it was scrolled to, and its style alone', async () => {
    const before = document.body.getAttribute('style');
    const { dialog } = openPage();
    const { scrollY } = window;
    expect(document.body.getAttribute('style')).toBe(before);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.open).toBe(false);
    expect(window.scrollY).toBe(scrollY);
  });

  it('opens again after it was closed', async () => {
    const { dialog, opener } = openPage();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.open).toBe(false);
    fireEvent.click(opener);
    expect(dialog.matches(':modal')).toBe(true);
  });
});
