import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// What comes is waited for longer than a second: other tests use the machine too.
configure({ asyncUtilTimeout: 4000 });

// Test files share a document and its storage: what one shows or keeps is gone before the next test, of whichever file.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// They share loaded modules too: one that a page had begun to load and that is cut off would fail for the next file.
afterAll(() => vi.dynamicImportSettled());
