import { useState } from 'preact/hooks';

interface SealedExporting {
  readonly press: () => void;
  /** What `SealedExport` is to ask with; null: there is no question. */
  readonly question: { readonly onExport: () => void; readonly onCancel: () => void } | null;
}

/** A press on *Export*: what has secrets goes out only after it was said what is in the file. */
export function useSealedExport(secret: boolean, onExport: () => void): SealedExporting {
  const [isAsking, setAsking] = useState(false);
  const agreed = () => {
    setAsking(false);
    onExport();
  };
  return {
    press: secret ? () => setAsking(true) : onExport,
    question: isAsking ? { onExport: agreed, onCancel: () => setAsking(false) } : null,
  };
}
