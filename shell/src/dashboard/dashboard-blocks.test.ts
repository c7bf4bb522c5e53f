import { QueryClient } from '@tanstack/react-query';
import type { Language } from 'contracts';
import { currentSession } from 'shared-auth';
import { resetAuth, signInAs } from 'shared-auth/testing';
import { lazyWidget, type SlotWidgets } from 'shared-ui/remote';
import type { LoadedRemote } from '../federation/remote-state.ts';
import { testRemotes } from '../testing/host.ts';
import { beginDashboardBlocks, dashboardSlots } from './dashboard-blocks.ts';

afterEach(resetAuth);

/** What is begun, with remotes of which each has this widget; without one they are lost on the way. */
function beginWith(widget: object | null, remotes = testRemotes) {
  const keys: string[] = [];
  const texts: Language[] = [];
  const begun = beginDashboardBlocks(currentSession(), remotes, queries, {
    language: 'en',
    loadRemoteApp: async (key) => {
      keys.push(key);
      if (widget === null) throw new Error('lost on the way');
      const messages = async (language: Language) => {
        texts.push(language);
        return {};
      };
      const widgets = { 'shell.dashboard.learner.v1': widget } as SlotWidgets;
      return {
        key,
        version: '1.0.0',
        base: `${location.origin}/_remotes/${key}/`,
        app: { routes: [], widgets, messages },
        declared: { owner: 'Catalogo' },
      } as unknown as LoadedRemote;
    },
  });
  return { begun, keys, texts };
}

const queries = new QueryClient();
const loadedFor = (remotes?: typeof testRemotes) => beginWith(null, remotes).keys;

it('the remotes of the blocks of the role are loaded ahead; one that fails is left to its block', async () => {
  signInAs('Discente');
  const { begun, keys } = beginWith(null);
  expect(keys).toEqual(['mf-catalogue']);
  await begun;
});

it('texts, code and first reads of a block are begun, and only its remote is waited for', async () => {
  signInAs('Discente');
  const load = jest.fn(() => new Promise<never>(() => undefined));
  const read = jest.fn(() => Promise.reject(new Error('no network')));
  const { begun, texts } = beginWith(lazyWidget(load, read));
  await begun;
  expect(texts).toEqual(['en']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(read).toHaveBeenCalledWith(queries);
});

it('lost code is left to its block, as is a widget that nobody can begin', async () => {
  signInAs('Discente');
  await beginWith(lazyWidget(() => Promise.reject(new Error('lost')))).begun;
  const { begun, texts } = beginWith(() => null);
  await begun;
  expect(texts).toEqual(['en']);
});

it('nothing is loaded ahead for who is not logged in', () => {
  expect(loadedFor()).toEqual([]);
});

const company = { id: '1', name: 'Officine', role: 'LEGAL_REPRESENTATIVE', sdi: '' } as const;

it('who acts for a company sees its blocks first, whatever the role; others have no such place', () => {
  const slots = () => dashboardSlots(currentSession());
  signInAs('Discente', { company });
  expect(slots()).toEqual(['shell.dashboard.company.v1', 'shell.dashboard.learner.v1']);
  signInAs('AdminWorkerBadge', { company });
  expect(slots()).toEqual(['shell.dashboard.company.v1', 'shell.dashboard.admin.v1']);
  signInAs('Discente', { company: null, represents: company });
  expect(slots()).toEqual(['shell.dashboard.learner.v1']);
});

it('the remote of the company’s blocks is loaded ahead too', () => {
  const fill = { slot: 'shell.dashboard.company.v1', order: 10, access: {} };
  const remotes = new Map(
    [...testRemotes].map(([key, remote]) => [
      key,
      ['mf-commerce', 'mf-catalogue'].includes(key)
        ? { ...remote, fills: [...remote.fills, fill] }
        : remote,
    ]),
  );
  signInAs('Discente', { company });
  expect(new Set(loadedFor(remotes))).toEqual(new Set(['mf-catalogue', 'mf-commerce']));
  signInAs('Discente');
  expect(loadedFor(remotes)).toEqual(['mf-catalogue']);
});
