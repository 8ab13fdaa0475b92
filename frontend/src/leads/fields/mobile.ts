// Moved to lib, for the login to read numbers the same way.
export * from '@/lib/mobile';
