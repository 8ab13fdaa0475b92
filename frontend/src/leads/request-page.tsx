import type { RequestPageProps } from '@/contract/types';
import { LeadCard } from '@/leads/form/lead-card';
import { Icon } from '@/ui/icon/icon';
import { JsonBlock } from '@/ui/json-block';
import type { PageInput } from '@/ui/page';

/** `/request`: where a Book button leads without JavaScript, and where a refused form comes back. */
export default function RequestPageView({ props, shell }: PageInput<RequestPageProps>) {
  return (
    <div className="container section request-page">
      {props.failure && (
        <p className="error" role="alert">
          <Icon name="circle-alert" />
          {props.failure}
        </p>
      )}
      <LeadCard
        shell={shell}
        placement="flow"
        level={1}
        title={props.title}
        values={props.values}
        refused={props.errors}
        data="request-form"
      />
      <JsonBlock
        id="request-form"
        value={{
          form: shell.form,
          context: shell.context,
          values: props.values,
          refused: props.errors,
        }}
      />
    </div>
  );
}
