import { overBudget } from '../build/page-weights.ts';
import type { SealFaults } from '../release/integrity.ts';
import { unansweredCalls } from './api-rules.ts';
import type { Candidate } from './candidate.ts';
import { unknownParts } from './declared-since.ts';
import { offerRules } from './offer-rules.ts';
import type { Needs } from './offer-rules.ts';
import type { Platform } from './platform.ts';
import type { ProbedTexts } from './probe-app.ts';
import { clashingRoutes, scriptFaults, unknownImports, unknownRoutes } from './route-rules.ts';
import { sentencesOf } from './source-check.ts';

/** Why a release is refused; stable names, for programs that read the answer. */
export type Reason =
  | 'exposed-removed'
  | 'exposed-changed'
  | 'route-unknown'
  | 'route-clash'
  | 'slot-unknown'
  | 'slot-clash'
  | 'contract-major'
  | 'contract-minor'
  | 'sdk-version'
  | 'shared-range'
  | 'shared-names'
  | 'shell-runtime'
  | 'api-call'
  | 'unique-name'
  | 'language-missing'
  | 'message-missing'
  | 'over-budget'
  | 'first-paint'
  | 'file-unsigned'
  | 'file-altered'
  | 'tests-failing'
  | 'types-failing'
  | 'lint-failing';

/** Sentences for what one rule found, each with what to do; none when there is no fault. */
export type Rule = (candidate: Candidate, platform: Platform) => string[];

const several = (names: readonly string[]) =>
  names.length > 5
    ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`
    : names.join(', ');

/** The names that a release must have, so that two versions of it can live in one page. */
export const federationNameOf = (key: string, id: string) =>
  `${key}__${id}`.replaceAll(/[^a-z0-9_]/giu, '_');

/** Checked before anything else. */
export const sealRules = {
  'file-unsigned': (seal: SealFaults) => [
    ...(seal.isUnsigned
      ? [
          'integrity.json is missing or not signed by our key: publish the folder that the build wrote.',
        ]
      : []),
    ...(seal.unlisted.length > 0
      ? [
          `Files that the build did not sign: ${several(seal.unlisted)}; add them to the sources and build again.`,
        ]
      : []),
  ],

  'file-altered': (seal: SealFaults) => [
    ...(seal.altered.length > 0
      ? [`Files that were altered after the build: ${several(seal.altered)}; build again.`]
      : []),
    ...(seal.missing.length > 0
      ? [`Files that were removed after the build: ${several(seal.missing)}; build again.`]
      : []),
  ],
};

/** One rule for each reason. Rules on others' routes and slots are checked again at the moment of the change. */
export const rules: Record<Exclude<Reason, keyof typeof sealRules>, Rule> = {
  'exposed-removed': ({ manifest }) =>
    manifest.exposes.includes('./app')
      ? []
      : [
          './app is no longer exposed: give "exposes" of the preset back, the shell loads nothing else.',
        ],

  'exposed-changed': ({ app, manifest, declared }) => {
    if (!manifest.exposes.includes('./app')) return [];
    const more = manifest.exposes.filter((name) => name !== './app');
    const found = more.map(
      (name) =>
        `${name} is exposed and nobody may load it: remotes meet in slots and addresses; remove it from "exposes".`,
    );
    if (app.kind === 'failure') {
      found.push(
        `./app is not what the shell loads: ${app.reason}. Export "app" from src/app.tsx through defineRemoteApp.`,
      );
      return found;
    }
    const filled = declared.fills.map(({ slot }) => slot);
    for (const slot of filled.filter((slot) => !app.widgets.includes(slot))) {
      found.push(
        `./app has no widget for ${slot}, which remote.config.ts fills: add it to "widgets", or remove the fill.`,
      );
    }
    return found;
  },

  'route-unknown': ({ app, declared, facts, aheadBytes }) => [
    ...(app.kind === 'app' ? unknownRoutes(app.routes, declared) : []),
    ...(facts === null
      ? []
      : unknownImports(
          declared,
          facts.groups.flatMap(({ requests }) => requests),
        )),
    ...scriptFaults(declared, aheadBytes),
  ],

  'route-clash': ({ declared }, { facts, others }) =>
    clashingRoutes(declared, facts.routes, others),

  'slot-unknown': ({ app, declared }, { facts }) => {
    const known = new Set(facts.slots);
    const named = [...declared.fills.map(({ slot }) => slot), ...declared.provides];
    const unfilled = app.kind === 'app' ? app.widgets : [];
    return [...new Set([...named, ...unfilled])]
      .filter((slot) => !known.has(slot))
      .map(
        (slot) =>
          `The slot ${slot} does not exist: correct its name, or add it to SlotProps of shared-ui/remote and release the shell first.`,
      );
  },

  'slot-clash': ({ declared }, { others }) => [
    ...declared.provides
      .filter((slot) => slot.startsWith('shell.'))
      .map((slot) => `The slot ${slot} is the shell's: remove it from "provides".`),
    ...declared.provides.flatMap((slot) =>
      others
        .filter(({ provides }) => provides.includes(slot))
        .map(
          ({ name, owner }) =>
            `The slot ${slot} is provided by ${name} already: agree with ${owner}, or name another one.`,
        ),
    ),
    ...repeated(declared.fills.map(({ slot }) => slot)).map(
      (slot) =>
        `The slot ${slot} is filled twice: ./app has one widget for it; remove one of the fills.`,
    ),
  ],

  'contract-major': (candidate, { facts }) =>
    offerRules['contract-major'](needsOf(candidate), facts),

  'contract-minor': ({ declared }, { facts }) => unknownParts(declared, facts.contract),

  'sdk-version': (candidate, { facts }) => offerRules['sdk-version'](needsOf(candidate), facts),

  'shared-range': (candidate, { facts }) => [
    ...(candidate.facts?.copies ?? []).map(
      (name) =>
        `It carries a copy of its own of ${name}, of which a page may hold one: take it from what the shell shares.`,
    ),
    ...offerRules['shared-range'](needsOf(candidate), facts),
  ],

  'shared-names': (candidate, { facts }) => offerRules['shared-names'](needsOf(candidate), facts),

  'shell-runtime': (candidate, { facts }) => offerRules['shell-runtime'](needsOf(candidate), facts),

  'api-call': ({ facts }, { operations }) => unansweredCalls(facts?.api, operations),

  'unique-name': ({ key, id, facts, manifest }, { namesInUse }) => {
    const expected = federationNameOf(key, id);
    const found: string[] = [];
    for (const [what, name] of [
      ['output.uniqueName', facts?.uniqueName],
      ['the federation name', manifest.name],
    ] as const) {
      if (name === undefined) continue;
      const other = namesInUse.find(({ uniqueName }) => uniqueName === name);
      if (other) {
        found.push(
          `${what} ${name} is that of ${other.of}: in one page one would run the other's code; leave the names to remoteConfig.`,
        );
      } else if (name !== expected) {
        found.push(
          `${what} is ${name} and must be ${expected}, with version and hash: two versions would collide without a word; leave the names to remoteConfig.`,
        );
      }
    }
    return found;
  },

  'language-missing': ({ app, facts }) => {
    if (app.kind === 'failure') return [];
    const hasMessages = Object.keys(facts?.messages ?? {}).length > 0;
    return (['it', 'en'] as const).flatMap((language) => {
      const { byId, failure } = app.texts[language];
      if (failure !== undefined) {
        return [
          `Its texts in "${language}" do not load (${failure}): "messages" of src/app.tsx must give them.`,
        ];
      }
      // Italian is in the sources.
      if (language === 'it' || !hasMessages || Object.keys(byId).length > 0) return [];
      return [
        `It has no texts in "${language}": "messages" of src/app.tsx must give src/i18n/${language}.json.`,
      ];
    });
  },

  'message-missing': ({ app, facts }) => {
    if (facts === null) {
      return [
        'facts.json is missing, so nobody knows its messages: build it with remoteConfig of delivery.',
      ];
    }
    if (app.kind === 'failure') return [];
    const { it, en } = app.texts;
    const italian = Object.entries(facts.messages)
      .filter(([id, hasDefault]) => !hasDefault && !hasText(it, id))
      .map(([id]) => id);
    const english = Object.keys(facts.messages).filter((id) => !hasText(en, id));
    const found: string[] = [];
    if (italian.length > 0) {
      found.push(`Italian texts are missing: ${several(italian)}; write their defaultMessage.`);
    }
    // A missing language is reported once, by its own rule.
    if (english.length > 0 && Object.keys(en.byId).length > 0) {
      found.push(`English texts are missing: ${several(english)}; add them to src/i18n/en.json.`);
    }
    return found;
  },

  'over-budget': ({ weights }) =>
    overBudget(weights).map(
      (sentence) =>
        `${sentence}: load later what the page does not show at first ("pnpm bench" names the causes).`,
    ),

  'first-paint': ({ paintFaults }) => paintFaults,

  'tests-failing': ({ key, tests }) =>
    tests.passed
      ? []
      : [`Its own tests do not pass: run "pnpm --filter ${key} test".\n${lastLines(tests.output)}`],

  'types-failing': ({ key, sources }) => sentencesOf(sources.types, 'its types hold', key),

  'lint-failing': ({ key, sources }) =>
    sentencesOf(sources.lint, 'lint has nothing against it', key),
};

const needsOf = ({ declared, facts }: Candidate): Needs => ({ contract: declared.contract, facts });

const hasText = ({ byId }: ProbedTexts, id: string): boolean => Boolean(byId[id]?.trim());

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

const lastLines = (text: string) => text.trim().split('\n').slice(-15).join('\n');
