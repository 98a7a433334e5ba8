import { Button } from '@va/ui/controls/button.tsx';
import { KeyCap } from '@va/ui/controls/key-cap.tsx';

export interface QueueButtonsProps {
  withKeys: boolean;
  /** Undefined where the report is not in the queue. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** Goes through the queue without a decision. */
export function QueueButtons({ withKeys, onNext, onPrevious }: QueueButtonsProps) {
  return (
    <>
      {onNext && <Button onClick={onNext}>Saltar sin decidir {withKeys && <KeyCap>J</KeyCap>}</Button>}
      {onPrevious && <Button onClick={onPrevious}>El anterior {withKeys && <KeyCap>K</KeyCap>}</Button>}
    </>
  );
}
