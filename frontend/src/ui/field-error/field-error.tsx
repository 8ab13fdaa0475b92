import { Icon } from '@/ui/icon/icon';

/** The message under a field. */
export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <div role="alert">
      {message !== '' && (
        <p className="error" id={id}>
          <Icon name="circle-alert" />
          {message}
        </p>
      )}
    </div>
  );
}
