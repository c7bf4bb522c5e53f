/** What runs in the page of the reference: sent as text, and sees nothing but its argument. */

/** Workers one after the other, each a thread of its own; then scripts and drawing by turns; says when it is done. */
export const doReferenceWork = ([mark, said, ms, workers, scripts]: readonly [
  string,
  string,
  number,
  readonly string[],
  readonly string[],
]) => {
  const CARDS = 24;
  const CHANGES = 8;
  const input = () => ({ name: 'Ada Lovelace', kind: 'Achievement', count: 3, sum: 0 });
  const rest = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const frame = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  const worked = (text: string) =>
    new Promise<void>((resolve) => {
      const worker = new Worker(URL.createObjectURL(new Blob([text])));
      worker.addEventListener('message', () => resolve());
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other origin.
      worker.postMessage(input());
    });

  const run = (text: string) => {
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- The text is the bench's own.
    const parts = new Function(`${text}; return parts`)() as ((given: object) => void)[];
    const given = input();
    for (const part of parts) part(given);
  };

  const card = (at: number) => {
    const drawn = document.createElement('div');
    drawn.className = 'card';
    drawn.innerHTML = `<svg viewBox="0 0 24 24"><path d="M9 16 5 12l-2 2 6 6L21 7l-2-2z" /></svg>
      <div><strong>Check ${at}</strong><p>What the document says, and who has signed that it does.</p></div>`;
    return drawn;
  };

  const draw = async () => {
    const list = document.createElement('div');
    list.className = 'list';
    for (let at = 0; at < CARDS; at += 1) list.append(card(at));
    document.body.replaceChildren(list);
    await frame();
    for (let at = 0; at < CHANGES; at += 1) {
      const changed = list.children[at];
      changed?.classList.add('checked');
      changed?.querySelector('p')?.replaceChildren(`Checked, ${at}`);
      await frame();
    }
  };

  setTimeout(async () => {
    const style = document.createElement('style');
    style.textContent = `.list { display: grid; gap: 8px; font: 14px/1.5 sans-serif }
      .card { display: flex; gap: 8px; padding: 12px; border: 1px solid #ccc; border-radius: 8px;
        box-shadow: 0 1px 3px #0003 }
      .card.checked { background: #efe } svg { width: 20px; flex: none } p { margin: 0 }`;
    document.head.append(style);
    performance.mark(mark);
    for (const text of workers) {
      await worked(text);
      await rest(30);
    }
    for (const text of scripts) {
      run(text);
      await frame();
      await draw();
    }
    await rest(100);
    console.debug(said);
  }, ms);
};
