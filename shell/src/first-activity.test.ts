import { onFirstActivity } from './first-activity.ts';

it.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'])(
  'acts at the first %s, and once',
  (sign) => {
    const action = jest.fn();
    onFirstActivity(action);
    expect(action).not.toHaveBeenCalled();
    // Scrolling and focus do not rise from the element to the document.
    document.body.dispatchEvent(new Event(sign, { bubbles: false }));
    document.body.dispatchEvent(new Event(sign, { bubbles: false }));
    document.body.dispatchEvent(new Event('keydown'));
    expect(action).toHaveBeenCalledTimes(1);
  },
);
