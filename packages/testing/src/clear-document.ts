import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Test files share a document and its storage: what one shows or keeps is gone before the next test, of whichever file.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
