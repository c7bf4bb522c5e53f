// Before jsdom.
import './quick-styles.js';
import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import './quick-labels.js';

/** What jsdom lacks or has in a shape of its own, and Node has as the browser does. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  'crypto',
  'performance',
];

/** All files of a process have them from Node, the same objects: what one puts into them the next would find. */
const shared = [performance, crypto].map((object) => [object, new Set(Reflect.ownKeys(object))]);

/** Node's keeps the process alive while it is open: a test file would never end. */
class QuietBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

export default class BrowserLikeEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    const DomFormData = this.global.FormData;
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        configurable: true,
        writable: true,
        value: globalThis[name],
      });
    }
    this.global.BroadcastChannel = QuietBroadcastChannel;
    // React reads forms with it; Node's own knows no forms.
    this.global.FormData = class extends FormData {
      constructor(form, submitter) {
        super();
        if (form === undefined) return;
        for (const [name, value] of new DomFormData(form, submitter)) this.append(name, value);
      }
    };
    // React Router makes Requests: instances of Node's bytes must be known as bytes inside too.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }

  async teardown() {
    for (const [object, own] of shared) {
      for (const key of Reflect.ownKeys(object)) if (!own.has(key)) delete object[key];
    }
    await super.teardown();
  }

  exportConditions() {
    return ['browser', 'development', 'require', 'default'];
  }
}
