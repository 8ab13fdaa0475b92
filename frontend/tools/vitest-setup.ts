import { configure } from '@testing-library/react';

// A machine that builds and tests at once is slow; a wait that ends early would be a flake.
configure({ asyncUtilTimeout: 15_000 });
