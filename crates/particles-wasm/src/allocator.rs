//! The allocator of the module: a list of free blocks, in less than half a kilobyte.
//!
//! A stage allocates when it is made, and hardly ever afterwards.

use lol_alloc::{FreeListAllocator, LockedAllocator};

#[global_allocator]
static ALLOCATOR: LockedAllocator<FreeListAllocator> =
    LockedAllocator::new(FreeListAllocator::new());
