/** An answer that comes when the test says so. `call` is what waits for it, in place of the network. */
export function lateAnswer<T = Response>() {
  let come: (answer: T) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const waiting = new Promise<T>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  return { call: () => waiting, come, fail };
}

/** In place of the network: an answer that never comes. */
export const noAnswer = <T = Response>(): Promise<T> => new Promise(() => undefined);
