import { createContext, type ReactNode, useContext } from 'react';

const FormSwitch = createContext(true);

/** Whether the page offers the form at all (`isFormEnabled`, spec section 3). */
export function FormSwitchProvider(props: { isOn: boolean; children: ReactNode }) {
  return <FormSwitch value={props.isOn}>{props.children}</FormSwitch>;
}

/** False: nothing that opens the form is rendered, nor what stands there for its sake alone. */
export function useHasForm(): boolean {
  return useContext(FormSwitch);
}
