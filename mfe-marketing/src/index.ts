// Nothing but the import: the federation's shared modules must be in place before any other line runs.
import('./bootstrap');
