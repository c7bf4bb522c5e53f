/**
 * For each label jsdom goes through all of the page to find the element that it names, and does so again for each
 * field whose name is asked for. The document knows its elements by id: where one alone has it, that is the one.
 */
import { jsdomFile } from './jsdom-file.js';

// Its files take each other in, and only from here in an order that works.
jsdomFile('../api.js');
const label = jsdomFile('living/nodes/HTMLLabelElement-impl.js')?.implementation.prototype;
const isLabelable = jsdomFile('living/helpers/form-controls.js')?.isLabelable;
const control = Object.getOwnPropertyDescriptor(label ?? {}, 'control');

/** How often the page was not gone through. */
export const saved = { count: 0 };

if (control !== undefined && isLabelable !== undefined) {
  Object.defineProperty(label, 'control', {
    ...control,
    get() {
      const name = this.getAttributeNS(null, 'for');
      // oxlint-disable-next-line no-underscore-dangle -- private to jsdom
      const named = name ? this.getRootNode({})._ids?.[name] : undefined;
      if (named?.length !== 1) return control.get.call(this);
      saved.count += 1;
      return isLabelable(named[0]) ? named[0] : null;
    },
  });
}
