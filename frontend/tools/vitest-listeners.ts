type Undo = () => void;

function replace(target: object, name: string, value: unknown): Undo {
  const found = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (found) Object.defineProperty(target, name, found);
    else Reflect.deleteProperty(target, name);
  };
}

/** React and its like listen once a window, and stay. Line 3 of the stack is the caller of `hear`. */
const isLibrary = () => new Error().stack?.split('\n')[3]?.includes('/node_modules/') ?? false;

function keepListeners(target: EventTarget, undo: Undo[]): void {
  const add = target.addEventListener;
  const hear = (...heard: Parameters<typeof add>) => {
    if (!isLibrary()) undo.push(() => target.removeEventListener(...heard));
    add.apply(target, heard);
  };
  undo.push(replace(target, 'addEventListener', hear));
}

function keepChannels(undo: Undo[]): void {
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      undo.push(() => this.close());
    }
  }
  undo.push(replace(globalThis, 'BroadcastChannel', Channel));
}

/** Our code listens as long as its page. What it listens to from now on ends with a call of the answer. */
export function listenFromHere(): Undo {
  const undo: Undo[] = [];
  keepListeners(window, undo);
  keepListeners(document, undo);
  keepChannels(undo);
  return () => {
    for (const each of undo) each();
  };
}
