import { Button } from '@va/ui/controls/button.tsx';

/** Shown when the portal as a whole cannot start: what happened, and a button to try again. */
export function BootProblem({ title, children }: { title: string; children: string }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center gap-4 p-6">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p role="alert">{children}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        Volver a cargar
      </Button>
    </main>
  );
}
